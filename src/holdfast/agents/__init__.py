"""Agents: what picks an action for a seat. They see a state only through `Sight`."""

from holdfast.agents.agent import Agent, Sight
from holdfast.agents.random import RandomAgent
from holdfast.agents.spec import AGENTS, AgentSpec, agents_for, agents_of, is_agent, parse_agent

__all__ = ["AGENTS", "Agent", "AgentSpec", "RandomAgent", "Sight", "agents_for", "agents_of", "is_agent", "parse_agent"]
